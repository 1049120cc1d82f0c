import { ArrowUp } from 'lucide';
import type { ReactNode } from 'react';
import { footerGroups, type LinkGroup } from '#content/menu.ts';
import { navigation } from '#content/navigation.ts';
import { useSite } from '../site.ts';
import { Fold } from '../widgets/parts/Fold.tsx';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { LegalLine } from './LegalLine.tsx';
import { SocialIcons } from './SocialIcons.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The site's footer: the company's details, links to all pages, and the copyright line. */
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
              {navigation.contactButton}
            </a>
          </section>
          {footerGroups.map((group) => (
            <LinkList key={group.heading} {...group} />
          ))}
        </div>
        <div className="footer-end">
          <p>{navigation.copyright(year, company.name)}</p>
          <SocialIcons />
          <a className="scroll-to-top" href="#top">
            {navigation.backToTop}
            <SvgIcon drawing={ArrowUp} size={18} />
          </a>
        </div>
        <LegalLine />
      </div>
    </footer>
  );
}

function LinkList({ heading, links }: LinkGroup): ReactNode {
  return (
    <nav aria-label={heading}>
      <Fold heading={<h2>{heading}</h2>}>
        <ul>
          {links.map(({ title, link }) => (
            <li key={link}>
              <a href={link}>{title}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
