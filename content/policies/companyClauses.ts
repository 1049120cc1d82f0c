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

/**
 * A paragraph on complaints about personal data, after an empty line: who takes them, if the operator has set that, and
 * how soon they are resolved.
 * @param redress the time that the law allows, such as `one month`
 */
export function grievances({ grievanceOfficer = {} }: Company, redress: string): string {
  const { name, email, phone } = grievanceOfficer;
  const ways = [
    ...(email === undefined ? [] : [`write to [${email}](mailto:${email})`]),
    ...(phone === undefined ? [] : [`call ${phone}`]),
  ];
  const resolved = `resolved within ${redress} of receipt (rule 5(9) of the SPDI Rules, 2011).`;
  if (name === undefined && ways.length === 0) {
    return `\n\nComplaints about how we handle your data are ${resolved}`;
  }
  const officer =
    name === undefined ? 'We have a grievance officer.' : `Our grievance officer is ${name}.`;
  const contact =
    ways.length === 0 ? '' : ` To complain about how we handle your data, ${ways.join(' or ')}.`;
  return `\n\n${officer}${contact} Complaints are ${resolved}`;
}
