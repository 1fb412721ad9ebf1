/**
 * What is worked out for each point of a picture. It is little, because it may be a processor that does it: light
 * is reckoned at the corners of the shapes, in the numbers that a screen is told, and only whether something stands
 * between a point and the lamp is asked for each point.
 */
import { GAMMA } from "./colours";
import type { Triple } from "./shapes";

/** The ways to the lamp at the upper left, and to the glow at the back. */
export const LAMP: Triple = [-5, 11, 6];
const GLOW: Triple = [8, 4, -3];

const HEAD = `#version 300 es
precision highp float;
`;

function vec3(numbers: Triple): string {
  return `vec3(${numbers.map((one) => one.toFixed(4)).join(", ")})`;
}

/** A colour as light, so strong. */
function light(colour: Triple, strength: number): string {
  return vec3([
    (strength * colour[0] ** GAMMA) / Math.PI,
    (strength * colour[1] ** GAMMA) / Math.PI,
    (strength * colour[2] ** GAMMA) / Math.PI,
  ]);
}

/** Wood in the light of the lamp; where cubes stand before it, in what light there is besides. */
export const WOOD = {
  corners: `${HEAD}
layout(location = 0) in vec3 point;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 grain;
uniform mat4 look;
uniform vec3 at;
uniform float shift;
out vec3 place, lit, unlit;
out vec2 wood;
void main() {
  place = point + at;
  gl_Position = look * vec4(place, 1.0);
  wood = grain + vec2(0.0, shift);
  vec3 around = ${light([1, 0.933, 0.839], 1.35)}
    + ${light([1, 0.863, 0.682], 0.3)} * max(0.0, dot(normal, normalize(${vec3(GLOW)})));
  vec3 lamp = ${light([1, 0.953, 0.867], 2.1)} * max(0.0, dot(normal, normalize(${vec3(LAMP)})));
  unlit = pow(around, vec3(${(1 / GAMMA).toFixed(4)}));
  lit = pow(around + lamp, vec3(${(1 / GAMMA).toFixed(4)}));
}`,
  points: `${HEAD}
in vec3 place, lit, unlit;
in vec2 wood;
uniform sampler2D map;
uniform vec3 tint;
uniform vec3 cubes[5];
uniform int standing;
out vec4 colour;
void main() {
  float shade = 0.0;
  for (int i = 0; i < standing; i++) {
    vec3 middle = (cubes[i] - place) / normalize(${vec3(LAMP)});
    vec3 half_ = 0.49 / abs(normalize(${vec3(LAMP)}));
    vec3 near = middle - half_;
    vec3 far = middle + half_;
    // How long the way to the lamp goes through this cube; short ways, through an edge, soften its shadow.
    float way = min(far.x, min(far.y, far.z)) - max(0.0, max(near.x, max(near.y, near.z)));
    shade = max(shade, way * 5.0);
  }
  colour = vec4(texture(map, wood).rgb * mix(lit, unlit, clamp(shade, 0.0, 1.0)) * tint, 1.0);
}`,
};

/** Flat colour, for marks. Corners of lines stand off to the side of their way, so that lines are equally wide. */
export const INK = {
  corners: `${HEAD}
layout(location = 0) in vec3 point;
layout(location = 1) in vec4 ink;
layout(location = 2) in vec3 along;
uniform mat4 look;
uniform vec2 thick;
flat out vec4 own;
void main() {
  gl_Position = look * vec4(point, 1.0);
  vec2 way = (look * vec4(along, 0.0)).xy / thick;
  float far = length(way);
  if (far > 0.0) gl_Position.xy += vec2(-way.y, way.x) / far * thick;
  own = ink;
}`,
  points: `${HEAD}
flat in vec4 own;
out vec4 colour;
void main() {
  colour = own;
}`,
};

/** Shadow on the ground, as it was drawn. */
export const SHADE = {
  corners: `${HEAD}
layout(location = 0) in vec3 point;
layout(location = 2) in vec2 grain;
uniform mat4 look;
uniform vec3 at;
out vec2 ground;
void main() {
  gl_Position = look * vec4(point + at, 1.0);
  ground = grain;
}`,
  points: `${HEAD}
in vec2 ground;
uniform sampler2D map;
out vec4 colour;
void main() {
  colour = vec4(0.0, 0.0, 0.0, 0.3 * texture(map, ground).a);
}`,
};
