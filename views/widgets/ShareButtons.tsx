import { Mail, Phone, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ShareButtonsProps {
  readonly title: string;
  readonly url: string;
  readonly phone: string;
  readonly email: string;
}

/** The three contact and share buttons of a page: call, write, pass on. */
export function ShareButtons({ title, url, phone, email }: ShareButtonsProps): ReactNode {
  const subject = encodeURIComponent(title);
  return (
    <ul className="share" aria-label="Contact and share">
      <li>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Phone aria-hidden="true" size={20} /> Call us
        </a>
      </li>
      <li>
        <a href={`mailto:${email}?subject=${subject}`}>
          <Mail aria-hidden="true" size={20} /> Write to us
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}>
          <Share2 aria-hidden="true" size={20} /> Share this page
        </a>
      </li>
    </ul>
  );
}
