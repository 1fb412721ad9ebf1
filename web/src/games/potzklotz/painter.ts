/** Draws shapes on a canvas: wood in the light, shadows on the ground, and marks. */
import { SQUARE, type Mark } from "./marks";
import { INK, SHADE, WOOD } from "./shaders";
import { block, cubeEdges, flat, flatEdges, STRIDE, type Triple } from "./shapes";

/** What marks look like, and whether by lines or by faces. */
const OUTLINES: Record<Mark["shape"], { numbers: Float32Array; lines: boolean }> = {
  square: { numbers: flat(SQUARE), lines: false },
  squareEdges: { numbers: flatEdges(SQUARE), lines: true },
  cube: { numbers: block([0.99, 0.99, 0.99], 0), lines: false },
  cubeEdges: { numbers: cubeEdges(1.002), lines: true },
};
/** How the numbers of a corner are used: those of wood, and those of ink. */
const WOODEN = [3, 3, 2] as const;
const INKED = [3, 4] as const;

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
  readonly #ink: Program<"look">;
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
    this.#ink = this.#named(ink, ["look"]);
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
      for (const lines of [false, true]) {
        const some = marks.filter((mark) => mark.through === through && OUTLINES[mark.shape].lines === lines);
        const numbers = some.flatMap((mark) => inked(mark, OUTLINES[mark.shape].numbers));
        if (numbers.length > 0)
          this.#layers.push({ ...this.#keep(new Float32Array(numbers), INKED), lines, through });
      }
    }
  }

  /** Take over what is drawn on a canvas, into the texture that was made of it before if there is one. */
  texture(drawn: HTMLCanvasElement, again?: WebGLTexture): WebGLTexture {
    const gl = this.gl;
    const texture = again ?? gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawn);
    gl.generateMipmap(gl.TEXTURE_2D);
    // Finer filters cost the processor much, where it has to draw, and show little.
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST);
    return texture;
  }

  /** A canvas of so many points. */
  resize(width: number, height: number): void {
    const { canvas } = this.gl;
    const [wide, high] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
    if (canvas.width === wide && canvas.height === high) return;
    [canvas.width, canvas.height] = [wide, high];
    this.gl.viewport(0, 0, wide, high);
  }

  draw({ look, cubes, pieces, grounds }: Picture): void {
    const gl = this.gl;
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
    this.#begin(this.#ink, look);
    for (const layer of this.#layers) {
      if (layer.through) gl.disable(gl.DEPTH_TEST);
      gl.bindVertexArray(layer.corners);
      gl.drawArrays(layer.lines ? gl.LINES : gl.TRIANGLES, 0, layer.count);
    }
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

/** The corners of a mark where it lies, each with its ink. */
function inked({ at, colour, opacity }: Mark, numbers: Float32Array): number[] {
  const corners: number[] = [];
  for (let i = 0; i < numbers.length; i += STRIDE) {
    for (const k of [0, 1, 2] as const) corners.push((numbers[i + k] ?? 0) + at[k]);
    corners.push(...colour, opacity);
  }
  return corners;
}
