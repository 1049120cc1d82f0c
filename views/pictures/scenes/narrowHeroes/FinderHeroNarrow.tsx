import { RadioMast } from '../../kit/devices/RadioMast.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { KolkataNight } from '../../kit/places/KolkataNight.tsx';
import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { NumberShort, PincodeShort } from '../../kit/screens/codeResults.tsx';
import { IfscShort } from '../../kit/screens/ifscResults.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Leader } from '../../kit/shapes/Leader.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page of finders, for phones: the pincode at the one large pin, the number at a mast, the IFSC at a bank. */
export function FinderHeroNarrow() {
  return (
    <Scene width={400} height={518} ground="deep">
      <At x={-70} y={-104} scale={0.76}>
        <KolkataNight isBare />
        <At x={326} y={470} turn={-87}>
          <Label x={0} y={0} size={23} weight={600} tone="on-deep" anchor="middle" spacing={1}>
            Hooghly
          </Label>
        </At>
      </At>
      <PlaceFound x={293} y={250} scale={0.84} />
      <RadioMast x={82} y={268} scale={0.86} tone="on-deep" />
      <BankFront x={250} y={315} scale={0.36} />
      {/* The map lies over the edge of the stage. */}
      <rect
        x={0.5}
        y={0.5}
        width={399}
        height={517}
        rx={15.5}
        className="stroke-on-deep"
        opacity={0.14}
      />
      <PincodeShort x={18} y={18} />
      <Leader
        points={[
          [244, 64],
          [293, 64],
          [293, 132],
        ]}
      />
      <NumberShort x={18} y={426} />
      <IfscShort x={188} y={426} />
      {[82, 293].map((x) => (
        <Leader
          key={x}
          points={[
            [x, 426],
            [x, 405],
          ]}
        />
      ))}
    </Scene>
  );
}
