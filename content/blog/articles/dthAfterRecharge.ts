import { figures } from '../../figures.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The account of the example, in rupees. The recharge is that of the cover. */
const account = { left: 12, recharge: 350, credit: -20, pack: -345 } as const;
const short = -(account.left + account.recharge + account.credit + account.pack);

export const dthAfterRecharge: Article = {
  summary:
    'The DTH recharge went through but channels do not open. Switch the box on, send a refresh, and check number, balance and pack in the right order.',
  body: [
    'Switch the set-top box on, leave it on a channel of the pack, and send a refresh from the operator’s app or helpline. The box learns of a recharge by a signal from the satellite, and receives it only while it is on. Most screens return within minutes. If yours does not, read the message on the screen: it shows whether to look at the payment or at the dish.',
    `## Why the box does not know about the recharge

DTH is short for direct-to-home television. Your recharge is credited at once, on the operator’s computer. The box in the living room is not connected to that computer. It receives pictures from the satellite, and in the same stream a permission for each paying box.

The operator sends that permission several times and then less often. A box that was switched off at the wall for a week has missed it. A refresh asks the operator to send the permission again, now.`,
    {
      kind: 'steps',
      heading: 'Five steps that bring most screens back',
      steps: [
        {
          title: 'Switch the box on',
          text: 'Turn it on at the wall and with the remote. On standby, some boxes receive nothing.',
        },
        {
          title: 'Choose a channel of the pack',
          text: 'Leave the box there. The operator’s own information channel opens without any pack and proves nothing.',
        },
        {
          title: 'Send a refresh',
          text: 'Use the operator’s app, website, or helpline from the registered mobile number. Some operators offer a missed call or an SMS for it.',
        },
        {
          title: 'Wait with the box on',
          text: 'Give it a quarter of an hour.',
        },
        {
          title: 'Restart once',
          text: 'Switch the box off at the wall for a minute, switch it on, and send one more refresh.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the message on the screen means',
      intro:
        'Wording and error codes differ by operator. Ask the customer to read it to you, or to send a photo.',
      caption: 'Messages of a set-top box after a recharge, their cause and the next step',
      columns: ['The screen shows', 'Cause', 'Next step'],
      rows: [
        [
          'Subscription expired, or please recharge',
          'The permission has not arrived, or the balance is too small',
          'Refresh first. Then check the balance',
        ],
        [
          'Channel not subscribed, others work',
          'The channel is not in the pack',
          'The recharge has worked. Add the channel with the operator',
        ],
        [
          'No signal, or signal not available',
          'Dish, cable or rain',
          'A refresh does not help. Check the cable, or call the operator’s service',
        ],
        [
          'Insert the card, or card error',
          'The viewing card is loose or damaged',
          'Take the card out, wipe it, put it back and restart',
        ],
        [
          'Nothing at all',
          'The television is on another input',
          'Choose the right HDMI or AV input on the television’s remote',
        ],
      ],
    },
    `## If the number is wrong

A recharge to another box looks the same from the sofa: a receipt, and a blank screen. Compare the number on the receipt with the one in the box’s menu, usually under account or system information. Operators use different names for it.`,
    {
      kind: 'table',
      heading: 'What each operator calls the number',
      caption: 'Names of the customer’s number at Indian DTH operators',
      columns: ['Operator', 'Number'],
      rows: [
        ['Tata Play', 'Subscriber ID'],
        ['Airtel Digital TV', 'Customer ID'],
        ['Dish TV', 'VC number (viewing card)'],
        ['d2h', 'Customer ID'],
        ['Sun Direct', 'Smart card number'],
      ],
    },
    `If the receipt shows somebody else’s number, a refresh cannot help. Report it to the operator at once, with the reference. The steps are those for a [recharge to a wrong number](/Blog?post=recharge-to-the-wrong-number). A home with two televisions often has two boxes. Check whether both are on one account, or whether each has its own number and needs its own recharge.

## If the recharge was too small

A DTH account is a prepaid account. The recharge is added to what is there, and the operator takes its charges from the total. A box that has been switched off for non-payment opens again only when the balance covers the pack. Anything the operator advanced earlier is deducted first.`,
    {
      kind: 'sum',
      heading: `Worked example: ${rupees(account.recharge)} paid, and still ${rupees(short)} short`,
      terms: [
        { amount: account.left, title: 'Left', text: 'Before the recharge' },
        { amount: account.recharge, title: 'Recharge', text: 'From the receipt' },
        {
          amount: account.credit,
          title: 'Advance',
          text: 'Credit the operator gave for three days last month',
        },
        {
          amount: account.pack,
          title: 'Pack',
          text: 'One month, with network charge and tax',
        },
      ],
      total: { title: 'Balance', text: 'Not enough: the pack does not start' },
    },
    `The operator’s app usually shows these lines. To avoid a second visit, ask for the amount due before you sell the recharge. Many customers remember last year’s price. Counters that sell DTH through the [Recharge API](/RechargeApi) can also print one line on each receipt: “Keep the box on. If channels stay closed, send a refresh in the operator’s app.”

## When to call the operator, and when to call us

Call the operator if the receipt is right, the balance is sufficient and two refreshes have failed. The customer should call from home, in front of the television, because the agent will ask for the message and the number on the screen. Ask for a complaint number. The rules of TRAI, the telecom and broadcasting regulator, require one. They also require a nodal officer for complaints that stay open.

Call us about the order itself. While it is pending, [wait for its result](/Blog?post=why-a-recharge-is-pending) before you do anything with the box. If it has failed, the amount returns to your prepaid balance automatically within ${figures.recharge.refundHours} hours; call us if it does not. A successful order with a blank screen is not a failed recharge, so do not send it twice.`,
    {
      kind: 'checklist',
      heading: 'Have this ready for the call',
      items: [
        'The subscriber number, from the box’s menu',
        'The operator’s reference of the recharge, its amount and time',
        'The message or the error code on the screen',
        'The registered mobile number of the account',
        'When the box was last in use',
        'For a call to us: your order ID',
      ],
    },
  ],
  sources: [
    {
      by: 'Telecom Regulatory Authority of India',
      title:
        'Standards of Quality of Service and Consumer Protection (Addressable Systems) Regulations, 2017',
    },
  ],
};
