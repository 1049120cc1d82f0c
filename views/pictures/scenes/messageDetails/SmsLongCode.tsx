import { ApronedKeeper } from '../../kit/people/ApronedKeeper.tsx';
import { PersonActing } from '../../kit/people/PersonActing.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { SaidText } from '../../kit/screens/SaidText.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A customer with her phone writes to a number of ten digits, and the keeper in his shop answers under its header. */
export function SmsLongCode() {
  return (
    <Scene width={400} height={164} ground="lilac" radius={0} night="rimmed">
      <PersonActing
        x={-3}
        y={20}
        scale={1.2}
        clothes="green"
        hair="bob"
        looks="right"
        hangs="left"
        arms={[
          {
            shoulder: [72, 70],
            elbow: [82, 103],
            wrist: [60, 94],
            thumb: 'right',
            hand: 'grips',
            cuff: 'on-brand',
            children: <HeldPhone />,
          },
        ]}
      />
      <KeeperInShop />
      <SaidText x={116} y={10} width={156} head="To 92200 XXXXX" text="Open today?" by="left" />
      <SaidText x={114} y={88} width={158} head="AX-MYSHOP-S" text="Yes, until 9 pm." by="right" />
    </Scene>
  );
}

const HeldPhone = () => (
  <At x={40} y={70} turn={-10}>
    <rect width={18} height={32} rx={4} className="deep" />
    <rect x={0.5} y={0.5} width={17} height={31} rx={3.5} className="stroke-rim" />
  </At>
);

const KeeperInShop = () => (
  <>
    <path d="M294 8H400V140H294z" className="green-soft" />
    <Shelf x={366} y={60} width={50} />
    <path d="M292 8h8V140h-8z" className="deep-lift" />
    <path d="M286 134H400V164H286z" className="brand-lift" />
    <path d="M286 150H400V164H286z" fill="url(#sheen)" />
    <ApronedKeeper x={310} y={47} scale={0.62} />
    <Awning x={282} y={0} stripe={20} count={6} drop={8} />
  </>
);
