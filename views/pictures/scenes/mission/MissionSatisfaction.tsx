import { Phone } from '../../kit/devices/Phone.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shopkeeper tells the customer at the counter that ₹299 has been returned. */
export function MissionSatisfaction() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Shelf x={32} y={152} width={368} scale={1.6} />
      <Shelf x={48} y={264} width={348} scale={1.6} />
      <Shelf x={32} y={376} width={368} scale={1.6} />
      <path d="M0 408H640V520H0z" fill="url(#sheen)" />
      <path d="M0 408H640V428H0z" className="brand-lift" />
      <PersonAtCounter x={52} y={168} scale={1.72} clothes="green" looks="right" />
      <PersonBust
        x={396}
        y={248}
        scale={1.95}
        hair="long"
        skin="skin-deep"
        clothes="deep-lift"
        looks="left"
      />
      <path d="M308 396H388L404 420H292z" className="deep" />
      <Phone x={288} y={216} width={208} height={336} scale={0.56} time="">
        <Tick x={95} y={116} size={96} />
        <Label x={95} y={232} size={56} weight={800} anchor="middle">
          ₹299
        </Label>
        <Label x={95} y={284} size={38} tone="muted" anchor="middle">
          returned
        </Label>
      </Phone>
      <MessageBubble
        x={272}
        y={96}
        size={24}
        width={336}
        lines={['₹299 has been returned.', 'It arrives by 6 pm.']}
      />
      <Awning x={0} y={0} stripe={64} count={10} drop={40} />
    </Scene>
  );
}
