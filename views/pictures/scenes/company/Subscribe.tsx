import { Tablet } from '../../kit/devices/Tablet.tsx';
import { ArrivedArticle, LeftArticle } from '../../kit/screens/ArrivedArticle.tsx';
import { BlogHead } from '../../kit/screens/BlogHead.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { WayDisc } from '../../kit/shapes/WayDisc.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where both devices stand. */
const floor = 474;

/** An article goes from the blog on a tablet to the head of the list of a reader on a phone, which stands beside it. */
export const Subscribe = () => (
  <Scene width={640} height={520} ground="brand">
    <Rings x={0} y={0} size={420} tone="brand-lift" />
    <path d="M0 428H640V520H0z" className="deep" opacity={0.3} />
    <ContactShadow x={178} y={floor} width={330} />
    <ContactShadow x={492} y={floor} width={230} />
    <Tablet x={24} y={46} width={308} height={floor - 46}>
      <BlogHead x={18} y={28} scale={1.25} />
      <LeftArticle x={12} y={102} width={260} />
      <FeedRow x={26} y={222} scale={1.25} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
      <FeedRow x={26} y={312} scale={1.25} cover="ticket" title={['CNF, RAC', 'and WL']} />
    </Tablet>
    <ReaderPhone x={388} y={70} width={208} height={floor - 70}>
      <FeedRow x={9} y={124} scale={0.96} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
      <FeedRow x={9} y={200} scale={0.96} cover="ticket" title={['CNF, RAC', 'and WL']} />
    </ReaderPhone>
    <path d="M308 208H360" className="stroke-marigold" strokeWidth={5} />
    <ArrivedArticle x={366} y={160} width={252} />
    <WayDisc x={342} y={208} scale={1.1} />
  </Scene>
);
