import type { ReactNode } from 'react';
import { hasContact, legalIdentity, legalWords } from '#content/legalIdentity.ts';
import { Band } from '../../sections/Band.tsx';
import { MailLink } from '../../shell/MailLink.tsx';
import { PhoneLink } from '../../shell/PhoneLink.tsx';
import { useSite } from '../../site.ts';

/** Who the company is in the registers, and who takes complaints; nothing where the operator has set neither. */
export function CompanyDetails(): ReactNode {
  const { company } = useSite();
  const { grievanceOfficer } = company;
  const details = legalIdentity(company);
  if (details.length === 0 && !hasContact(grievanceOfficer)) return null;
  return (
    <Band kind="facts" heading={legalWords.heading}>
      <dl className="facts company-details">
        {details.map(({ key, term, value }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {hasContact(grievanceOfficer) && (
          <div>
            <dt>{legalWords.grievanceOfficer}</dt>
            {grievanceOfficer?.name && <dd>{grievanceOfficer.name}</dd>}
            {grievanceOfficer?.email && (
              <dd>
                <MailLink address={grievanceOfficer.email} />
              </dd>
            )}
            {grievanceOfficer?.phone && (
              <dd>
                <PhoneLink number={grievanceOfficer.phone} />
              </dd>
            )}
          </div>
        )}
      </dl>
    </Band>
  );
}
