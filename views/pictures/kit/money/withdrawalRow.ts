/** How much the customer of the drawn withdrawal asks for, in rupees. */
export const withdrawn = 2_000;

/** How high the row of things is that shows what a withdrawal changes: lower on phones, where the rows are below each other. */
export interface WithdrawalRow {
  readonly height: number;
}
