/** A button that leads somewhere: its words and its address. */
export interface Action {
  readonly label: string;
  readonly href: string;
  /** Words after the label for those who hear it without what surrounds it (WCAG 2.4.4). */
  readonly context?: string;
  /** The id of a dialog that it opens in place where the script runs. */
  readonly opens?: string;
}
