/** A room seen from one point: lines that run away from us all end in its eye. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Where the back wall meets the floor. */
  readonly floor: number;
  /** The corners of the back wall, where a side wall is in the picture. */
  readonly left?: number;
  readonly right?: number;
  readonly eye: readonly [x: number, y: number];
}

/** How high on a side wall something is at x that is at y in the corner of that wall. */
export const alongWall = ({ eye: [eyeX, eyeY] }: Room, corner: number, y: number, x: number) =>
  Math.round(eyeY + ((y - eyeY) * (x - eyeX)) / (corner - eyeX));
