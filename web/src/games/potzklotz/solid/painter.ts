/** Draws shapes on a canvas: wood in the light, shadows on the ground, and marks. */
import { SQUARE, type Mark } from "./marks";
import { INK, SHADE, WOOD } from "./shaders";
import { block, cubeEdges, flat, flatEdges, STRIDE, type Edge, type Triple } from "./shapes";

/** What marks look like: corners of faces, or lines. */
const FACES: Partial<Record<Mark["shape"], Float32Array>> = {
  square: flat(SQUARE),
  cube: block([0.99, 0.99, 0.99], 0),
};
const EDGES: Partial<Record<Mark["shape"], Edge[]>> = {
  squareEdges: flatEdges(SQUARE),
  cubeEdges: cubeEdges(1.002),
};
/** How the numbers of a corner are used: those of wood, and those of ink. */
const WOODEN = [3, 3, 2] as const;
const INKED = [3, 4, 3] as const;
/** How wide lines are, in points of the page. */
const LINE = 1.4;

/** A shape that is ready to be drawn. */
export interface Shape {
  corners: WebGLVertexArrayObject;
  count: number;
}

/** Marks that are drawn together. */
interface Layer extends Shape {
  buffer: WebGLBuffer;
  lines: boolean;
  through: boolean;
}

/** A thing of wood, or a side of one. */
export interface Piece {
  shape: Shape;
  /** Only these of its corners. */
  part?: { first: number; count: number };
  grain: WebGLTexture;
  /** How far its grain is shifted. */
  shift: number;
  tint: Triple;
  at: Triple;
  /** Whether the cubes cast shadows on it. */
  shaded: boolean;
}

/** Shadow on the ground: a flat shape and what is drawn on it. */
export interface Ground {
  shape: Shape;
  drawn: WebGLTexture;
  at: Triple;
}

export interface Picture {
  look: Float32Array;
  /** How large it is on the page. */
  size: readonly [number, number];
  /** The middles of the cubes that cast shadows. */
  cubes: readonly Triple[];
  pieces: readonly Piece[];
  grounds: readonly Ground[];
}

type Uniforms<Name extends string> = Record<Name, WebGLUniformLocation | null>;

interface Program<Name extends string> {
  program: WebGLProgram;
  uniforms: Uniforms<Name>;
}

export class Painter {
  readonly #wood: Program<"look" | "at" | "shift" | "map" | "tint" | "cubes" | "standing">;
  readonly #shade: Program<"look" | "at" | "map">;
  readonly #ink: Program<"look" | "thick">;
  #layers: Layer[] = [];

  constructor(readonly gl: WebGL2RenderingContext) {
    // All are asked for before the first is waited for: they are made beside each other.
    const [wood, shade, ink] = [WOOD, SHADE, INK].map((one) => this.#make(one)) as [
      WebGLProgram,
      WebGLProgram,
      WebGLProgram,
    ];
    this.#wood = this.#named(wood, ["look", "at", "shift", "map", "tint", "cubes", "standing"]);
    this.#shade = this.#named(shade, ["look", "at", "map"]);
    this.#ink = this.#named(ink, ["look", "thick"]);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
  }

  #make(source: { corners: string; points: string }): WebGLProgram {
    const gl = this.gl;
    const program = gl.createProgram();
    for (const [kind, text] of [
      [gl.VERTEX_SHADER, source.corners],
      [gl.FRAGMENT_SHADER, source.points],
    ] as const) {
      const shader = gl.createShader(kind);
      if (!shader) throw new Error("no shader");
      gl.shaderSource(shader, text);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    return program;
  }

  #named<Name extends string>(program: WebGLProgram, names: readonly Name[]): Program<Name> {
    const gl = this.gl;
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "");
    const uniforms = Object.fromEntries(names.map((name) => [name, gl.getUniformLocation(program, name)]));
    return { program, uniforms: uniforms as Uniforms<Name> };
  }

  /** A shape of wood, or of ground. */
  shape(numbers: Float32Array): Shape {
    return this.#keep(numbers, WOODEN);
  }

  #keep(numbers: Float32Array, use: readonly number[]): Shape & { buffer: WebGLBuffer } {
    const gl = this.gl;
    const [corners, buffer] = [gl.createVertexArray(), gl.createBuffer()];
    gl.bindVertexArray(corners);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.STATIC_DRAW);
    const stride = use.reduce((sum, one) => sum + one);
    let from = 0;
    use.forEach((size, place) => {
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, size, gl.FLOAT, false, stride * 4, from * 4);
      from += size;
    });
    return { corners, buffer, count: numbers.length / stride };
  }

  /** From now on these marks are seen. */
  mark(marks: readonly Mark[]): void {
    for (const layer of this.#layers.splice(0)) {
      this.gl.deleteVertexArray(layer.corners);
      this.gl.deleteBuffer(layer.buffer);
    }
    for (const through of [false, true]) {
      const some = marks.filter((mark) => mark.through === through);
      for (const lines of [false, true]) {
        const numbers = some.flatMap(lines ? drawn : filled);
        if (numbers.length > 0)
          this.#layers.push({ ...this.#keep(new Float32Array(numbers), INKED), lines, through });
      }
    }
  }

  /** Take over the grain that is drawn on a canvas, into the texture that was made of it before if there is one. */
  grain(drawn: HTMLCanvasElement, again?: WebGLTexture): WebGLTexture {
    const gl = this.gl;
    const texture = this.#take(drawn, again);
    gl.generateMipmap(gl.TEXTURE_2D);
    // Finer filters cost the processor much, where it has to draw, and show little.
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST);
    return texture;
  }

  /** The same for shadows: they are soft, and drawn often. */
  shadows(drawn: HTMLCanvasElement, again?: WebGLTexture): WebGLTexture {
    const gl = this.gl;
    const texture = this.#take(drawn, again);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    return texture;
  }

  #take(drawn: HTMLCanvasElement, again?: WebGLTexture): WebGLTexture {
    const gl = this.gl;
    const texture = again ?? gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawn);
    return texture;
  }

  draw({ look, size, cubes, pieces, grounds }: Picture): void {
    const gl = this.gl;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.depthMask(true);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.disable(gl.BLEND);
    const wood = this.#begin(this.#wood, look);
    if (cubes.length > 0) gl.uniform3fv(wood.cubes, cubes.flat());
    for (const piece of pieces) {
      gl.uniform1i(wood.standing, piece.shaded ? cubes.length : 0);
      gl.uniform1f(wood.shift, piece.shift);
      gl.uniform3fv(wood.tint, piece.tint);
      gl.bindTexture(gl.TEXTURE_2D, piece.grain);
      this.#put(piece.shape, wood.at, piece.at, piece.part);
    }
    gl.enable(gl.BLEND);
    gl.depthMask(false);
    const shade = this.#begin(this.#shade, look);
    for (const ground of grounds) {
      gl.bindTexture(gl.TEXTURE_2D, ground.drawn);
      this.#put(ground.shape, shade.at, ground.at);
    }
    const ink = this.#begin(this.#ink, look);
    gl.uniform2f(ink.thick, LINE / size[0], LINE / size[1]);
    for (const layer of this.#layers) {
      // Lines have no back.
      turn(gl, gl.CULL_FACE, !layer.lines);
      turn(gl, gl.DEPTH_TEST, !layer.through);
      gl.bindVertexArray(layer.corners);
      gl.drawArrays(gl.TRIANGLES, 0, layer.count);
    }
    gl.enable(gl.CULL_FACE);
    gl.enable(gl.DEPTH_TEST);
  }

  #begin<Name extends string>({ program, uniforms }: Program<Name | "look">, look: Float32Array): Uniforms<Name> {
    this.gl.useProgram(program);
    this.gl.uniformMatrix4fv(uniforms.look, false, look);
    return uniforms;
  }

  #put(shape: Shape, place: WebGLUniformLocation | null, at: Triple, part = { first: 0, count: shape.count }): void {
    const gl = this.gl;
    gl.uniform3fv(place, at);
    gl.bindVertexArray(shape.corners);
    gl.drawArrays(gl.TRIANGLES, part.first, part.count);
  }
}

/** Turn something on or off. */
function turn(gl: WebGL2RenderingContext, what: number, on: boolean): void {
  if (on) gl.enable(what);
  else gl.disable(what);
}

/** The faces of a mark, where it lies: corners with their ink. */
function filled(mark: Mark): number[] {
  const found: number[] = [];
  const face = FACES[mark.shape] ?? [];
  for (let i = 0; i < face.length; i += STRIDE) {
    found.push(...corner(mark, [face[i] ?? 0, face[i + 1] ?? 0, face[i + 2] ?? 0], [0, 0, 0]));
  }
  return found;
}

/** The lines of a mark, each as two triangles: its corners at either end, on either side. */
function drawn(mark: Mark): number[] {
  return (EDGES[mark.shape] ?? []).flatMap(([from, to]) => {
    const along: Triple = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const back: Triple = [-along[0], -along[1], -along[2]];
    const [a, b, c, d] = [
      corner(mark, from, along),
      corner(mark, from, back),
      corner(mark, to, along),
      corner(mark, to, back),
    ];
    return [...a, ...b, ...c, ...b, ...d, ...c];
  });
}

function corner({ at, colour, opacity }: Mark, [x, y, z]: Triple, along: Triple): number[] {
  return [at[0] + x, at[1] + y, at[2] + z, ...colour, opacity, ...along];
}
