import type { PictureText } from './pictureText.ts';

/** What a visitor reads when a request cannot be answered, by HTTP status: the rate limit's message is that of 429. */
export interface ErrorText {
  /** What the failure is called, for support and for testers; people read the heading. */
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

/* The names of 404 and 500 are the product's own; the others are the status's name (RFC 9110, section 15). */
export const errorTexts = {
  400: {
    title: 'Bad Request',
    heading: 'We could not read your request',
    advice: 'Part of the data did not reach us. Go back, reload the page and try again.',
  },
  403: {
    title: 'Forbidden',
    heading: 'We could not accept this form',
    advice:
      'For your security, we accept forms only from pages of this site. Open the form here and fill it in again.',
  },
  404: {
    title: 'Unhandled Thrown Response',
    heading: 'We cannot find this page',
    advice:
      'The page may have moved, or the address may have a typing error. You can reach every page from the menu above.',
    picture: {
      name: 'error-404',
      alt: 'A route on a folded map that ends at a dotted pin, and a ticket stamped “Not found”',
    },
  },
  405: {
    title: 'Method Not Allowed',
    heading: 'This page cannot be opened this way',
    advice: 'Choose the page you need from the menu above and start from there.',
  },
  413: {
    title: 'Content Too Large',
    heading: 'Your message or file is too large',
    advice: 'Shorten the text to less than 100 KB or choose a smaller file, then send it again.',
  },
  415: {
    title: 'Unsupported Media Type',
    heading: 'We cannot read this type of content',
    advice: 'Open the form on this site and send it from there.',
  },
  429: {
    title: 'Too Many Requests',
    heading: 'Please wait a minute',
    advice: 'We received too many forms from your connection. Try again in a minute, or call us.',
  },
  500: {
    title: 'Application Error',
    heading: 'Something went wrong on our side',
    advice: 'Please try again in a moment. If the problem continues, email or call us.',
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
