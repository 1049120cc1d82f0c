import { Arrival } from './Arrival.tsx';
import type { Place } from './At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Phone } from './Phone.tsx';
import { Pill } from './Pill.tsx';
import { Sofa } from './Sofa.tsx';

/** A phone, 232 × 480, on which somebody has searched for furniture and found a shop. */
export function SearchPhone(place: Place) {
  const button = (words: string, tone: 'brand' | 'green') => (
    <>
      <rect x={14} y={312} width={186} height={40} rx={8} className={tone} />
      <Label
        x={107}
        y={338}
        size={16}
        weight={600}
        tone={tone === 'brand' ? 'on-brand' : 'surface'}
        anchor="middle"
      >
        {words}
      </Label>
    </>
  );
  return (
    <Phone {...place} width={232} height={480} time="11:15">
      <rect x={14} y={52} width={186} height={40} rx={20} className="surface-2" />
      <Glyph name="search" x={26} y={62} size={20} tone="muted" />
      <Label x={54} y={77} size={15}>
        furniture siliguri
      </Label>
      <rect x={14} y={108} width={186} height={96} rx={8} className="marigold-soft" />
      <path d="M14 184h186v12a8 8 0 01-8 8H22a8 8 0 01-8-8z" className="marigold" opacity={0.4} />
      <Sofa x={58} y={119} scale={0.88} />
      <Label x={14} y={234} size={19} weight={700}>
        Roy Furniture
      </Label>
      <Label x={14} y={257} tone="muted">
        Siliguri, 1.2 km
      </Label>
      <Pill x={14} y={270} tone="green" size={15}>
        Open now
      </Pill>
      <Arrival was={button('Ask for a price', 'brand')}>{button('Enquiry sent', 'green')}</Arrival>
    </Phone>
  );
}
