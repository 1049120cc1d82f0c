/** The colours that a browser or a launcher paints around the site; styles/tokens.css says the same to the page. */
export const theme = {
  paper: { light: '#fbf9f5', dark: '#0e0d22' },
  brand: '#4534e0',
} as const;
