/** What forms say beside their fields. Browsers get it too, so it is nothing but words. */
export const formLabels = {
  /** Before the title of a page and before a message, where a form was refused. */
  errorPrefix: 'Error: ',
  problem: 'There is a problem',
  close: 'Close',
  /** What a message is about, where the visitor came from a service page. */
  about: 'About',
  aboutSomethingElse: 'Ask about something else',
  sending: 'Sending',
  sendingButton: 'Sending…',
  cancel: 'Cancel',
  lost: 'The connection was lost. Your entries are still here. Check your network and send the form again.',
  cancelled: 'Sending was cancelled. Your entries are still here.',
  withoutMailProgram: (address: string) =>
    `No email app on this device? Write to [${address}](mailto:${address}) and paste what you entered:`,
  /** Ends a prepared email that email apps would cut off. */
  pasteRest: '[Please paste the rest of your text here.]',
} as const;
