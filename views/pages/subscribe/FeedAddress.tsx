import { ArrowRight, Link } from 'lucide';
import type { ReactNode } from 'react';
import { copyLinkLabels } from '#content/blog/labels.ts';
import { useSite } from '../../site.ts';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';

interface FeedAddressProps {
  readonly path: string;
  readonly label: string;
}

/** The address of the feed to copy. Without a script the first button is the feed itself as well. */
export function FeedAddress({ path, label }: FeedAddressProps): ReactNode {
  const { origin } = useSite();
  const address = origin + path;
  return (
    <>
      <div className="feed-address">
        <code>
          {origin.replace(/^https?:\/\//, '')}
          <wbr />
          {path}
        </code>
        <a className="button" href={address} data-copy={address}>
          <SvgIcon drawing={Link} size={20} /> <span>{copyLinkLabels.copy}</span>
        </a>
      </div>
      <p>
        <a className="arrow-link" href={path}>
          {label}
          <SvgIcon drawing={ArrowRight} size={20} />
        </a>
      </p>
    </>
  );
}
