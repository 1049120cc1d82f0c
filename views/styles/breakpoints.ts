/**
 * The widths at which the layout changes. Styles name them as custom media, `@media (--tablet)`; scripts and
 * `<source media>` import them. Sections of a page ask how wide their own band is, by `@container`, instead.
 */

/** A phone whose letters are set to about twice their size: lengths in rem follow them, the screen does not. */
export const largeText = '(width < 18rem)';

/** A phone held upright: buttons fill the row, and pictures may have a simpler drawing. */
export const phone = '(width < 30rem)';

/** A phone on its side: room for two narrow columns. */
export const landscape = '(width >= 40rem)';

/** A small tablet: lists beside what they select, and dialogs that float. */
export const tablet = '(width >= 48rem)';

/** The head of a page has words and picture side by side. */
export const sideBySide = '(width >= 56rem)';

/** Wider than 1024 px: the header shows its menu bar instead of the hamburger. */
export const desktop = '(width > 64rem)';

/** The container has almost its full width. */
export const wide = '(width >= 78rem)';
