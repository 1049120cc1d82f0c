import { At, type Place } from '../stage/At.tsx';
import { TurnedHead } from './TurnedHead.tsx';
import { TypingHand } from './TypingHand.tsx';

/** A woman who sits behind a desk, turned to the right, and types, on a field of 126; draw the desk first, its far edge at 172: her right hand is on keys from 104 to 132 at 190, her left one behind a lid. */
export const DeveloperTyping = (place: Place) => (
  <At {...place}>
    <path d={farArm} className="red" />
    <path d={farArm} className="hair" opacity={0.16} />
    <path
      d="M52 89C42 96 27 97 18 107 8 120 9 148 13 172H95C98 156 103 138 99 121 96 107 86 97 74 91z"
      className="red"
    />
    {/* Lifted to who stands before her. */}
    <At x={61} y={92} turn={-5}>
      <At x={-61} y={-92}>
        <TurnedHead hair="bun" />
      </At>
    </At>
    <Neckline />
    <NearArm />
  </At>
);

const farArm =
  'M80 96C95 99 103 107 107 119L117 139Q119 143 123 145L150 158V182L114 168Q109 166 106 161L92 140z';

/** Below it the pass of the office, on its ribbon. */
const Neckline = () => (
  <>
    <path
      d="M47 90.500C50 103 58 110 66 117 71 109 75 101 75 90L73 89Q71 99 50 96z"
      className="skin"
    />
    <path
      d="M47 90.500C50 103 58 110 66 117 71 109 75 101 75 90"
      className="stroke-red-ink"
      strokeWidth={2.4}
    />
    <path
      d="M44.500 91.500C49 112 60 128 71 142 77 126 79 108 78.500 92"
      className="stroke-marigold"
      strokeWidth={3.4}
      strokeLinecap="butt"
    />
    <path d="M61 141.500l19-1.500 2 25-19 1.500z" className="paper" />
    <path d="M61 141.500l19-1.500.6 7-19 1.500z" className="brand" />
    <path d="M67 155l8-.6M67.500 160.500l10-.8" className="stroke-muted" strokeWidth={2} />
  </>
);

/** Down to the elbow beside the body, and forward on the desk. */
const NearArm = () => (
  <>
    <ellipse cx={52} cy={195} rx={50} ry={4.5} className="shade" />
    <path
      d="M62 172.500C76 170.500 88 169.500 101 169.600L98.500 188.800C90 190 80 192 64 192z"
      className="skin"
    />
    <TypingHand x={104} y={179.5} turn={5} scale={1.75} skin="skin" />
    <path
      d="M32 99C20 100 13 108 11 120L4 162C1 182 9 195.500 25 195.500L74 193 71.500 171 41 169 49 126C51 112 44 99 32 99z"
      className="red"
    />
    <path
      d="M38 101C46 106 51 114 49 126L41 169 56 170"
      className="stroke-red-ink"
      strokeWidth={1.6}
    />
    <path d="M71.500 171.500L74 192.500" className="stroke-red-ink" strokeWidth={3} />
  </>
);
