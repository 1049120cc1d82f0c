/** The size of a picture in the closing band, so that all of them are one family there. It stands on the lower edge of the band, which rounds its upper corners. */
export const closingSize = { width: 440, height: 400 } as const;
