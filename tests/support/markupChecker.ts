export interface CheckedFile {
  readonly kind: 'html' | 'svg';
  readonly text: string;
}

/** A program that checks documents against the standards of HTML and SVG. */
export interface MarkupChecker {
  readonly name: string;
  readonly kinds: readonly CheckedFile['kind'][];
  /**
   * @returns for each file what is wrong with it
   * @throws if the program itself fails
   */
  readonly check: (files: readonly CheckedFile[]) => Promise<string[][]>;
}
