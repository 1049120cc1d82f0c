/** What the decoder says around and about a code. Browsers get it too, so it is nothing but words. */
export const decoderLabels = {
  label: 'Pincode, IFSC or mobile number',
  hint: 'We do not store or log what you enter.',
  /* Codes to try: that of the page, one of the Reserve Bank, and a number like the company’s own. */
  try: 'Codes to try',
  lead: 'Try:',
  examples: [
    ['Pincode', '700001'],
    ['IFSC', 'RBIS0PFMS01'],
    ['Mobile', '9830000000'],
  ],
  codeToTry: (kind: string, code: string) => `${kind} ${code}`,
  button: 'Decode',
  more: 'Select “Decode” to see the bank and the branch.',
  result: 'What the code says',
} as const;

/** What is wrong with a code, and what to do. */
export const decoderFaults = {
  empty: 'Enter a pincode, an IFSC or a mobile number.',
  characters: 'Use letters and digits only.',
  digits: (count: number) =>
    `This number has ${count} digits. A pincode has 6 and a mobile number has 10.`,
  pincodeZero: 'A pincode does not begin with 0. Check the first digit.',
  pincodeUnused: (prefix: string) =>
    `No pincode begins with ${prefix}. Check the first two digits.`,
  mobileStart: 'An Indian mobile number begins with 6, 7, 8 or 9. Check the first digit.',
  ifscBank: 'The first four characters of an IFSC are letters. Check the bank’s part.',
  ifscLetterO: 'The fifth character of an IFSC is a zero. You entered the letter O.',
  ifscZero: (found: string) => `The fifth character of an IFSC is a zero. You entered “${found}”.`,
  ifscLength: (count: number, expected: number) =>
    `This code has ${count} ${count === 1 ? 'character' : 'characters'}. An IFSC has ${expected}.`,
} as const;

export const pincodeTexts = {
  heading: (code: string) => `Pincode ${code}`,
  zone: 'Zone',
  zoneText: (digit: string, region: string) => `${digit} is ${region}.`,
  subZone: 'Sub-zone',
  subZoneText: (prefix: string, circle: string) => `${prefix} belongs to ${circle}.`,
  district: 'Sorting district',
  districtText: (prefix: string, place: string | undefined) =>
    place === undefined
      ? `${prefix} is a sorting district in this sub-zone.`
      : `${prefix} is ${place}.`,
  office: 'Post office',
  officeText: 'The office that delivers. One office may serve many localities.',
} as const;

export const ifscTexts = {
  heading: (code: string) => `IFSC ${code}`,
  bank: 'Bank',
  bankText: 'The bank’s four-letter code.',
  zero: 'Reserved',
  zeroText: 'Always zero.',
  branch: 'Branch',
  branchText: 'Six characters that the bank gave to the branch.',
  /* What only the directory of the server knows. */
  bankName: 'Bank',
  unknownBank: 'No bank in our directory uses these four letters.',
  branchTerm: 'Branch code',
  exists: 'In the Reserve Bank’s lists for NEFT or RTGS',
  missing: 'Not in the Reserve Bank’s lists. It may be mistyped, new or withdrawn after a merger.',
  upi: 'UPI',
  upiLive: 'The bank takes part in UPI',
  upiMissing: 'The bank is not in the list of UPI members',
  directory: 'Directory',
  edition: (version: string) =>
    `Razorpay’s open IFSC data, release ${version}. Confirm the branch with the receiver before you pay.`,
} as const;

export const mobileTexts = {
  heading: (code: string) => `Mobile number ${code}`,
  series: 'Number series',
  seriesText:
    'The operator that first issued these numbers. The owner may have changed operator since.',
  subscriber: 'Subscriber',
  subscriberText: 'The rest of the number says nothing about place or operator.',
  note: 'People keep their number when they change network, so no table can name the operator today. An [HLR lookup](#hlr-lookup) asks the network whether the number is in service, and which operator serves it now.',
} as const;
