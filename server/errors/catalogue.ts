import type { PictureText } from '#content/pictureText.ts';
import type { ErrorStatus } from './HttpError.ts';

interface ErrorText {
  readonly title: string;
  readonly heading: string;
  readonly advice: string;
  readonly picture?: PictureText;
}

const pausedTerminal: PictureText = {
  name: 'error-500',
  alt: 'A receipt that stops in the middle of a line above a paused terminal, a wrench, and the line “We are looking into it”',
};

/** What a person reads when a request could not be answered. The titles of 404 and 500 are fixed (docs/behaviour.md, "Errors"). */
export const errorTexts: Readonly<Record<ErrorStatus, ErrorText>> = {
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
};
