import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { aboutLinks, legalLinks } from '#content/menu.ts';
import { listedApiPages, moneyTransferPage } from '#content/pages/apiPages.ts';
import { fintechPages } from '#content/pages/fintechPages.ts';
import { itPages } from '#content/pages/itPages.ts';
import { vasPages } from '#content/pages/vasPages.ts';
import { useSite } from '../site.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { SocialIcons } from './SocialIcons.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The site's footer (docs/behaviour.md, "What the pages show"). */
export function Footer(): ReactNode {
  const { company, year } = useSite();
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer-columns">
          <section className="footer-company" aria-label={company.name}>
            <Wordmark />
            <ContactDetails />
            <a className="button button-outline" href="/Contact">
              Contact Us
            </a>
          </section>
          <LinkColumn heading="APIs" links={[...listedApiPages, moneyTransferPage].map(toLink)} />
          <LinkColumn heading="FinTech" links={fintechPages.map(toLink)} />
          <div className="footer-stack">
            <LinkColumn heading="Software" links={itPages.map(toLink)} />
            <LinkColumn heading="SMS and lookups" links={vasPages.map(toLink)} />
          </div>
          <div className="footer-stack">
            <LinkColumn heading="About" links={[...aboutLinks, ...articles]} />
            <LinkColumn heading="Legal" links={legalLinks} />
          </div>
        </div>
        <div className="footer-end">
          <p>
            © {year} {company.name}. All rights reserved.
          </p>
          <SocialIcons />
          <a className="icon-button scroll-to-top" href="#top" aria-label="Back to top">
            <ArrowUp aria-hidden="true" size={20} />
          </a>
        </div>
      </div>
    </footer>
  );
}

const toLink = ({ name, path }: { readonly name: string; readonly path: string }) => ({
  title: name,
  link: path,
});

const articles = [
  { title: 'Blog', link: '/Blog' },
  { title: 'Subscribe', link: '/SubscribePopup' },
];

interface LinkColumnProps {
  readonly heading: string;
  readonly links: readonly { readonly title: string; readonly link: string }[];
}

function LinkColumn({ heading, links }: LinkColumnProps): ReactNode {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ title, link }) => (
          <li key={link}>
            <a href={link}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
