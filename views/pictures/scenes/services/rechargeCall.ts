/** The call that the page shows as code, and its answer, in the lines of a window. */
export const rechargeCall = {
  title: 'Your server',
  titleFirst: true,
  answerFrom: 3,
  lines: [
    'POST /v1/recharges',
    '"number": "98300XXXXX"',
    '"amount": 299',
    '200 OK',
    '"status": "success"',
  ],
} as const;
