/** A picture as it is written, and the size at which pages show it. */
export interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: Buffer;
}
