import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import type { AdvertVersion } from './advertVersions.ts';

/** The letter of a version of an advertisement, 36 high. */
export const AdvertName = ({
  version: { name },
  ...place
}: Place & { readonly version: AdvertVersion }) => (
  <At {...place}>
    <circle cx={18} cy={18} r={18} className="deep" />
    <Label x={18} y={25} size={19} weight={800} tone="on-deep" anchor="middle">
      {name}
    </Label>
  </At>
);

/** The words of an advertisement and its button, 172 wide and 132 high. */
export const AdvertWords = ({
  version: { words, button, ...rest },
  ...place
}: Place & { readonly version: AdvertVersion }) => (
  <At {...place}>
    {words.map((line, index) => (
      <Label key={line} x={0} y={18 + index * 28} size={21} weight={800}>
        {line}
      </Label>
    ))}
    <Label x={0} y={72} size={17} tone="muted">
      Roy Furniture
    </Label>
    <rect
      y={88}
      width={172}
      height={44}
      rx={8}
      className={'stays' in rest ? 'brand' : 'brand-soft'}
    />
    <Label
      x={86}
      y={116}
      size={18}
      weight={700}
      tone={'stays' in rest ? 'on-brand' : 'brand-ink'}
      anchor="middle"
    >
      {button}
    </Label>
  </At>
);

/** The one that wins says so; x is the right end. */
export const AdvertStays = ({ version, ...place }: Place & { readonly version: AdvertVersion }) =>
  'stays' in version && (
    <Pill {...place} anchor="end" tone="green" size={17}>
      Stays
    </Pill>
  );

/** How many enquiries it brought, as a number and as a bar from its left end; the better one fills the width. */
export function AdvertEnquiries({
  version: { enquiries, tone },
  width,
  ...place
}: Place & { readonly version: AdvertVersion; readonly width: number }) {
  return (
    <At {...place}>
      <Label x={0} y={30} size={38} weight={800}>
        {String(enquiries)}
      </Label>
      <Label x={enquiries > 9 ? 46 : 30} y={29} size={17} tone="muted">
        enquiries
      </Label>
      <rect y={46} width={width} height={12} rx={6} className="letter" />
      <rect y={46} width={(width * enquiries) / 14} height={12} rx={6} className={tone} />
    </At>
  );
}
