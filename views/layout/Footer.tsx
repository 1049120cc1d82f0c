import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { aboutLinks, legalLinks } from '#content/menu.ts';
import { useSite } from '../site.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { SocialIcons } from './SocialIcons.tsx';

/** The site's footer (specification, "Footer"). */
export function Footer(): ReactNode {
  const { company, year } = useSite();
  return (
    <footer className="footer">
      <div className="container footer-columns">
        <section aria-labelledby="footer-company">
          <h2 id="footer-company">{company.name}</h2>
          <ContactDetails />
          <a className="button button-outline" href="/Contact">
            Contact Us
          </a>
        </section>
        <LinkColumn heading="About" links={aboutLinks} />
        <LinkColumn heading="Legal" links={legalLinks} />
        <section aria-labelledby="footer-social">
          <h2 id="footer-social">Follow us</h2>
          <SocialIcons />
          <p>
            <a href="/SubscribePopup">Subscribe to our articles</a>
          </p>
        </section>
      </div>
      <div className="container footer-end">
        <p>
          © {year} {company.name}. All rights reserved.
        </p>
        <a className="icon-button scroll-to-top" href="#top" aria-label="Back to top">
          <ArrowUp aria-hidden="true" size={20} />
        </a>
      </div>
    </footer>
  );
}

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
