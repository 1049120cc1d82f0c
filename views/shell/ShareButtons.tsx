import { Mail, Phone, Share2 } from 'lucide';
import type { ReactNode } from 'react';
import { shareWords } from '#content/contactActions.ts';
import { useSite } from '../site.ts';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';
import { telephone } from './telephone.ts';

interface ShareButtonsProps {
  readonly page: { readonly name: string; readonly path: string };
}

/**
 * The three contact and share buttons of a page: call, write, share. client/enhanceSharing.ts uses the browser's own
 * share dialog where there is one.
 */
export function ShareButtons({ page: { name, path } }: ShareButtonsProps): ReactNode {
  const { company, origin } = useSite();
  const subject = encodeURIComponent(name);
  const url = `${origin}${path}`;
  return (
    <ul className="share" aria-label={shareWords.list}>
      <li>
        <a href={telephone(company.phone)}>
          <SvgIcon drawing={Phone} size={20} /> {shareWords.call}
        </a>
      </li>
      <li>
        <a href={`mailto:${company.contactEmail}?subject=${subject}`}>
          <SvgIcon drawing={Mail} size={20} /> {shareWords.write}
        </a>
      </li>
      <li>
        <a
          href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}
          data-share={url}
          data-share-title={name}
        >
          <SvgIcon drawing={Share2} size={20} /> {shareWords.share}
        </a>
      </li>
    </ul>
  );
}
