import type { ReactNode } from 'react';
import { type SocialNetwork, socialNetworks } from '#content/company.ts';
import { navigation } from '#content/navigation.ts';
import { useSite } from '../site.ts';

interface SocialIconsProps {
  readonly networks?: readonly SocialNetwork[];
}

/** Icons of the social networks. One without a configured address is shown, but not as a link. */
export function SocialIcons({ networks = socialNetworks }: SocialIconsProps): ReactNode {
  const { social } = useSite().company;
  return (
    <ul className="social">
      {networks.map((network) => {
        const address = social[network];
        return (
          <li key={network}>
            {address === undefined ? (
              <span className="social-icon" title={navigation.comingSoon(network)}>
                <SocialMark network={network} />
                <span className="visually-hidden">{navigation.comingSoon(network)}</span>
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

/* Drawn in the style of the interface icons, whose family does not include the networks' logos. */
const strokes: Readonly<Record<SocialNetwork, string>> = {
  LinkedIn: 'M4.5 9.5V20M4.5 4.5v.01M10 20V9.5M10 14a5 5 0 0 1 10 0v6',
  X: 'M4 4l16 16M20 4L4 20',
  Facebook: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12.5H15',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M17 7v.01',
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
