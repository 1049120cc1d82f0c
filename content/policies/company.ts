/** What policies say about the company, as far as the operator has set it. */
import type { Company } from '../company.ts';

/** The company by its registered name, with what identifies it; by its own name where nothing else is set. */
export function identified(company: Company): string {
  const { name, legalName = name, cin, registeredOffice } = company;
  const details = [
    ...(legalName === name ? [] : [`“${name}”`]),
    ...(cin === undefined ? [] : [`CIN ${cin}`]),
    ...(registeredOffice === undefined
      ? []
      : [`registered office: ${registeredOffice.join(', ')}`]),
  ];
  return details.length === 0 ? legalName : `${legalName} (${details.join('; ')})`;
}

/** A paragraph on the grievance officer, after an empty line; nothing where there is none. */
export function grievances({ grievanceOfficer = {} }: Company): string {
  const { name, email, phone } = grievanceOfficer;
  const ways = [
    ...(email === undefined ? [] : [`write to [${email}](mailto:${email})`]),
    ...(phone === undefined ? [] : [`call ${phone}`]),
  ];
  if (name === undefined && ways.length === 0) return '';
  const officer =
    name === undefined ? 'We have a grievance officer.' : `Our grievance officer is ${name}.`;
  const contact =
    ways.length === 0 ? '' : ` To complain about how we handle your data, ${ways.join(' or ')}.`;
  return `\n\n${officer}${contact} Complaints are resolved within one month of the day on which we receive them (rule 5(9) of the SPDI Rules, 2011).`;
}
