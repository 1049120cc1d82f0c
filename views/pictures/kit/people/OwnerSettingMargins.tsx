import { MarginWindow } from '../screens/MarginWindow.tsx';
import { At } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { PersonBust } from './Person.tsx';
import { roleBust } from './roleBust.ts';

/** The owner of an app before her panel in a browser, her finger on the margin of a service. */
export const OwnerSettingMargins = () => (
  <>
    <PersonBust {...roleBust} hair="bun" clothes="red" looks="right" />
    <MarginWindow x={132} y={11} />
    <At {...roleBust}>
      <SettingArm />
    </At>
  </>
);

/* Bare from the blouse to a bangle; the elbow is on the lower edge of the picture. */
const SettingArm = () => (
  <>
    <path
      d="M101 124L119.500 115Q121.500 125 127 123L138.500 117.600 143 139 127 148Q113 155 105 144z"
      className="skin"
    />
    <At x={144.5} y={127} turn={-12} scale={1.2}>
      <HandAt x={0} y={0} pose="points" skin="skin" />
    </At>
    <path
      d="M138.200 117L143.200 139.500"
      className="stroke-marigold"
      strokeWidth={4.5}
      strokeLinecap="butt"
    />
    <path
      d="M94 95C107 97 116 104 119.500 115L122 124.500Q111 132.500 98 130 95 112 94 95z"
      className="red"
    />
    <path d="M90 101Q95 115 98 130" className="stroke-shade" strokeWidth={2} opacity={0.3} />
  </>
);
