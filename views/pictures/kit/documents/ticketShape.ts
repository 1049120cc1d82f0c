/** The two shapes of a station of a ticket, 236 wide, and what is in it: the rows of its list, its sheet, the fields of its form. */
export const ticketShapes = {
  low: {
    height: 172,
    list: { top: 12, pitch: 44, height: 40, text: 18 },
    sheet: { top: 10, height: 152 },
    field: { pitch: 48, height: 40 },
    bay: 88,
    text: 19,
  },
  square: {
    height: 236,
    list: { top: 14, pitch: 60, height: 56, text: 19 },
    sheet: { top: 16, height: 204 },
    field: { pitch: 62, height: 52 },
    bay: 136,
    text: 22,
  },
} as const;

/** What every part of a station is told. */
export interface TicketShape {
  readonly shape: (typeof ticketShapes)[keyof typeof ticketShapes];
}

/** Where the baseline of its text is below the top of a field so high. */
export const fieldBaseline = (height: number, text: number): number => height / 2 + text * 0.36;
