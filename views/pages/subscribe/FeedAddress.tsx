import { Link, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyLinkLabels } from '#content/blog/labels.ts';
import { useSite } from '../../site.ts';

interface FeedAddressProps {
  readonly path: string;
  readonly label: string;
}

/** The address of the feed to copy. Without a script the second button is the feed itself as well. */
export function FeedAddress({ path, label }: FeedAddressProps): ReactNode {
  const { origin } = useSite();
  const address = origin + path;
  return (
    <div className="feed-address">
      <Rss aria-hidden="true" size={20} />
      <code>
        {origin}
        <wbr />
        {path}
      </code>
      <a className="button" href={path}>
        {label}
      </a>
      <a className="button button-outline" href={address} data-copy={address}>
        <Link aria-hidden="true" size={20} /> <span>{copyLinkLabels.copy}</span>
      </a>
    </div>
  );
}
