/**
 * Where the authorities publish their rules. A source without a lasting address of its own is found there by its number
 * or date.
 */
export const authorities: Readonly<Record<string, string>> = {
  'Reserve Bank of India': 'https://www.rbi.org.in/',
  'National Payments Corporation of India': 'https://www.npci.org.in/',
  'Unique Identification Authority of India': 'https://uidai.gov.in/',
  'Telecom Regulatory Authority of India': 'https://www.trai.gov.in/',
  'Income Tax Department': 'https://www.incometax.gov.in/',
  'Central Board of Direct Taxes': 'https://www.incometaxindia.gov.in/',
  'Parliament of India': 'https://www.indiacode.nic.in/',
  'Ministry of Finance': 'https://finmin.gov.in/',
  'Ministry of Consumer Affairs': 'https://consumeraffairs.gov.in/',
  'Ministry of Electronics and Information Technology': 'https://www.meity.gov.in/',
  'National Highways Authority of India': 'https://nhai.gov.in/',
  'Ministry of Road Transport and Highways': 'https://morth.nic.in/',
  'Indian Railways': 'https://indianrailways.gov.in/',
  'Department of Posts': 'https://www.indiapost.gov.in/',
  'GST Council': 'https://gstcouncil.gov.in/',
  'CERT-In': 'https://www.cert-in.org.in/',
  IRCTC: 'https://www.irctc.co.in/',
  Protean: 'https://www.proteantech.in/',
};
