/** Of the application that the page on PAN cards follows, on its slip and on the phone that tracks it. */
export const acknowledgement = '63XXXX4107';
