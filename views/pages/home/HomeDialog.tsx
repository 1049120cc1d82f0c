import type { ReactNode } from 'react';
import { Island } from '../../Island.tsx';
import { useSite } from '../../site.ts';
import { blank } from '../../widgets/forms/outcome.ts';
import type { PageProps } from '../pageProps.ts';

/** The enquiry popup of the home page: open at first, and whenever it shows the result of a submission. */
export function HomeDialog({ state, submission }: PageProps): ReactNode {
  const { company } = useSite();
  return (
    <Island
      widget="enquiry-popup"
      props={{
        open: state.enquiry !== 'closed' || submission !== undefined,
        outcome: submission?.outcome ?? blank,
        address: company.contactEmail,
      }}
    />
  );
}
