/** How a lane of the scale of amounts is drawn. */
export interface AmountBarSize {
  /** Of the scale, and how far a bar begins before it. */
  readonly width: number;
  readonly before: number;
  readonly height: number;
  /** Of the words. */
  readonly size: number;
  /** Limits stand beside the lane and not on it. */
  readonly bare?: boolean;
}
