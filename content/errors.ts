import type { PictureText } from './pictureText.ts';

/** What a visitor reads when a request cannot be answered, by HTTP status: the rate limit's message is that of 429. */
export interface ErrorText {
  readonly title: string;
  readonly heading: string;
  /** What a person can do now; all that a script is told. */
  readonly advice: string;
  readonly picture?: PictureText;
}

const pausedTerminal: PictureText = {
  name: 'error-500',
  alt: 'A receipt that stops in the middle of a line above a paused terminal, a wrench, and the line “We are looking into it”',
};

/* The titles of 404 and 500 are the product's own; the others are the status's name (RFC 9110, section 15). */
export const errorTexts = {
  400: {
    title: 'Bad Request',
    heading: 'We could not read that request',
    advice:
      'Something in it was damaged on the way. Go back, reload the page and send it once more.',
  },
  403: {
    title: 'Forbidden',
    heading: 'That form came from another site',
    advice: 'We take forms only from our own pages. Open the form here and fill it in again.',
  },
  404: {
    title: 'Unhandled Thrown Response',
    heading: 'This page does not exist',
    advice:
      'The address may be mistyped, or the page has moved. Everything we have is in the menu above.',
    picture: {
      name: 'error-404',
      alt: 'A route on a folded map that ends at a dotted pin, and a ticket stamped “Not found”',
    },
  },
  405: {
    title: 'Method Not Allowed',
    heading: 'This address does not work that way',
    advice: 'Open the page from the menu above and start from there.',
  },
  413: {
    title: 'Content Too Large',
    heading: 'That was too much to send',
    advice: 'Shorten the text to less than 100 KB, or choose a smaller file, and send it again.',
  },
  415: {
    title: 'Unsupported Media Type',
    heading: 'We cannot read that kind of content',
    advice: 'Send the form from its own page on this site.',
  },
  429: {
    title: 'Too Many Requests',
    heading: 'Please wait a minute',
    advice: 'More forms than usual came from your connection. Try again in a minute, or call us.',
  },
  500: {
    title: 'Application Error',
    heading: 'Something went wrong on our side',
    advice: 'Please try again in a moment. If it happens again, write to us or call.',
    picture: pausedTerminal,
  },
  503: {
    title: 'Service Unavailable',
    heading: 'We are busy at the moment',
    advice: 'Please try again in a few seconds.',
    picture: pausedTerminal,
  },
} as const satisfies Readonly<Record<number, ErrorText>>;

export type ErrorStatus = keyof typeof errorTexts;

/** The link that leads from an error back to the form that was being sent. */
export const backToForm = 'Back to the form';
