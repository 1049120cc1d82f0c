import { At, type Place } from '../stage/At.tsx';

/** Blossoms of a garland, from the left end of a door to the right. */
const blossoms = [0, 1, 2, 3, 4, 5, 6, 7];

/** The front of a house in the hills of Nepal, 260 × 300 and open at its right: tiles, a blue door with a garland. A frame cuts its plain wall. */
export const HouseFront = (place: Place) => (
  <At {...place}>
    <path d="M34 70H270V300H34z" className="warm" />
    <path d="M34 196H270V300H34z" className="red" opacity={0.82} />
    <path d="M34 70H270V86H34z" className="shade" />
    <path d="M0 74L48 0H270V74z" className="red" />
    <path
      d="M36 19H270M24 37H270M12 55H270M80 0L58 74M122 0L108 74M164 0L158 74M206 0L208 74M248 0L258 74"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.16}
    />
    <path d="M0 74H270" className="stroke-skin-deep" strokeWidth={8} />
    <path d="M88 112H176V300H88z" className="skin-deep" />
    <path d="M98 124H166V300H98z" className="brand" />
    <path
      d="M132 124V300M106 136h18v56h-18zM140 136h18v56h-18z"
      className="stroke-brand-soft"
      strokeWidth={2.5}
      opacity={0.5}
    />
    <circle cx={125} cy={222} r={4} className="marigold" />
    {blossoms.map((blossom) => (
      <circle
        key={blossom}
        cx={88 + blossom * 12.6}
        cy={112 + 11 * Math.sin((Math.PI * (blossom % 4)) / 3.5)}
        r={6.5}
        className={blossom % 2 ? 'marigold' : 'code-string'}
      />
    ))}
    <path d="M26 280H270V308H26z" className="faint" />
    <path d="M74 270H190V308H74z" className="muted" />
  </At>
);
