import { Mail, Phone, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../site.ts';
import { telephone } from './ContactDetails.tsx';

interface ShareButtonsProps {
  readonly title: string;
  readonly path: string;
}

/** The three contact and share buttons of a page: call, write, pass on. Where the browser can share, client/share.ts lets it. */
export function ShareButtons({ title, path }: ShareButtonsProps): ReactNode {
  const { company, origin } = useSite();
  const subject = encodeURIComponent(title);
  const url = `${origin}${path}`;
  return (
    <ul className="share" aria-label="Contact and share">
      <li>
        <a href={telephone(company.phone)}>
          <Phone aria-hidden="true" size={20} /> Call us
        </a>
      </li>
      <li>
        <a href={`mailto:${company.contactEmail}?subject=${subject}`}>
          <Mail aria-hidden="true" size={20} /> Write to us
        </a>
      </li>
      <li>
        <a
          href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}
          data-share={url}
          data-share-title={title}
        >
          <Share2 aria-hidden="true" size={20} /> Share this page
        </a>
      </li>
    </ul>
  );
}
