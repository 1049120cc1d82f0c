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

/* It reaches forward from the shoulder, and is bare from the blouse to a bangle. */
const SettingArm = () => (
  <>
    <path
      d="M112 99L119 106Q126 113.500 134 113.500L152 113 155.500 131.500 128 137Q115 139 107 129L100 119z"
      className="skin"
    />
    <HandAt x={153} y={123.5} turn={-12} pose="points" skin="skin" />
    <path
      d="M150.200 112.500L154.600 132.500"
      className="stroke-marigold"
      strokeWidth={4.5}
      strokeLinecap="butt"
    />
    <path d="M84 91C100 92 112 98 120 106L104.500 126 88 112z" className="red" />
    <path
      d="M119 105.500L104 125.500"
      className="stroke-marigold"
      strokeWidth={3.5}
      strokeLinecap="butt"
    />
    <path d="M90 108Q97 118 103 124" className="stroke-shade" strokeWidth={2} opacity={0.3} />
  </>
);
