import type { ReactNode } from 'react';
import { type SocialNetwork, socialNetworks } from '#content/company.ts';
import { useSite } from '../site.ts';

interface SocialIconsProps {
  readonly networks?: readonly SocialNetwork[];
}

/** Icons of the social networks. One without a configured address is shown, but is no link that leads nowhere. */
export function SocialIcons({ networks = socialNetworks }: SocialIconsProps): ReactNode {
  const { social } = useSite().company;
  return (
    <ul className="social">
      {networks.map((network) => {
        const address = social[network];
        return (
          <li key={network}>
            {address === undefined ? (
              <span className="social-icon" title={`${network}: coming soon`}>
                <SocialMark network={network} />
                <span className="visually-hidden">{network}: coming soon</span>
              </span>
            ) : (
              <a className="social-icon" href={address} rel="noopener" aria-label={network}>
                <SocialMark network={network} />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/* Drawn in the manner of the interface icons: the networks' own marks are not in that family. */
const strokes: Readonly<Record<SocialNetwork, string>> = {
  LinkedIn: 'M7 10v7M7 7v.01M11 17v-7M11 13a3 3 0 0 1 6 0v4',
  X: 'M5 5l14 14M19 5L5 19',
  Facebook: 'M16 5h-2a3 3 0 0 0-3 3v11M8 12h7',
  Instagram: 'M5 5h14v14H5zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M16.5 7.5v.01',
};

function SocialMark({ network }: { network: SocialNetwork }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[network]} />
    </svg>
  );
}
