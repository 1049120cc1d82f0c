/** What the list of positions says around each posting. Browsers get it too, so it is nothing but words. */
export const careersLabels = {
  positions: 'Open positions',
  company: 'Company',
  location: 'Location',
  salary: 'Salary',
  /** Lakh rupees per annum, from and to. */
  salaryRange: ({ from, to }: { readonly from: number; readonly to: number }) =>
    `${from}-${to} LPA`,
  jobType: 'Job type',
  posted: 'Posted',
  qualifications: 'Qualifications',
  apply: 'Apply',
  mailAddress: (address: string) => `Careers address: [${address}](mailto:${address})`,
} as const;
