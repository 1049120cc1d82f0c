import { PersonBust } from '../../kit/people/Person.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const grounds = ['marigold-soft', 'brand-soft', 'green-soft'] as const;

/** A map with the pin on the shop, another that stands wrongly on the market, and the listing. */
export function HowAShopIsFoundOnAMap() {
  return (
    <Cover ground="sand" motif={[128, 58, 184]} under={<WrongPlace />}>
      <Panel x={120} y={228} width={160} height={92} radius={8} tone="brand-soft" />
      <path d="M136 264H196V304H136z" className="surface" />
      <path d="M216 264H256V320H216z" className="brand" />
      <Awning x={112} y={220} stripe={22} count={8} drop={28} />
      {/* The pin without its shadow, which would lie across the awning. */}
      <clipPath id="pin">
        <path d="M200 244l-8-12-52-70V60h120v102l-52 70z" />
      </clipPath>
      <g clipPath="url(#pin)">
        <MapPin x={200} y={244} size={176} tone="marigold" />
      </g>
      <circle cx={200} cy={128} r={41} className="surface" />
      <Glyph name="store" x={176} y={104} size={48} tone="brand" />
      <Panel x={328} y={32} width={280} height={296}>
        {grounds.map((tone, index) => (
          <rect
            key={tone}
            x={16 + index * 85}
            y={16}
            width={78}
            height={92}
            rx={8}
            className={tone}
          />
        ))}
        <path d="M28 56H82v52H28z" className="surface" />
        <path d="M48 72H66v36H48z" className="brand" />
        <Awning x={25} y={36} stripe={12} count={5} drop={16} />
        <Shelf x={107} y={58} width={66} />
        <Shelf x={107} y={94} width={66} />
        <clipPath id="keeper">
          <rect x={186} y={16} width={78} height={92} rx={8} />
        </clipPath>
        <g clipPath="url(#keeper)">
          <PersonBust x={183} y={28} scale={0.67} hair="bun" clothes="green" />
        </g>
        <Label x={20} y={148} size={32} weight={800}>
          Balaji Stores
        </Label>
        <Label x={20} y={180} size={22} tone="muted">
          Grocery, Durgapur
        </Label>
        <path d="M20 200H260" className="stroke-line" />
        <Glyph name="clock" x={20} y={216} tone="green" bold />
        <Label x={54} y={236} size={22} weight={600}>
          Open until 9:30 pm
        </Label>
        <Glyph name="phone" x={20} y={252} tone="brand" bold />
        <Label x={54} y={272} size={22} weight={600}>
          98300 XXXXX
        </Label>
      </Panel>
    </Cover>
  );
}

/* The streets, and the pin that stands wrongly on the market: dark after dark, unlike what lies on them. */
const WrongPlace = () => (
  <>
    <MapRoute x={-2} y={-2} width={644} height={364} radius={0} stops={[]} />
    <MapPin x={64} y={160} size={88} tone="muted" dotted />
    <Label x={64} y={198} size={20} weight={600} tone="muted" anchor="middle">
      Market
    </Label>
  </>
);
