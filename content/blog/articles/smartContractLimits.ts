import { rules } from '../../rules.ts';
import type { Article } from '../article.ts';

/** What three weighbridges report for one lorry, in kilograms; the last one is wrong. */
const readings = [24_980, 25_010, 31_200] as const;
const middle = readings[1];
const average = Math.round((readings[0] + readings[1] + readings[2]) / readings.length);
const kilograms = (weight: number): string =>
  `${Math.floor(weight / 1000)},${String(weight % 1000).padStart(3, '0')} kg`;

const contract = `~~~solidity
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract RiceDelivery {
    address public immutable buyer;
    address public immutable transporter;
    uint256 public immutable deadline;
    mapping(address => bool) public hasConfirmed;

    event PaymentDue();

    constructor(address buyer_, address transporter_, uint256 deadline_) {
        require(buyer_ != transporter_, "same party");
        buyer = buyer_;
        transporter = transporter_;
        deadline = deadline_;
    }

    function confirm() external {
        require(msg.sender == buyer || msg.sender == transporter, "not a party");
        require(block.timestamp <= deadline, "too late");
        require(!hasConfirmed[msg.sender], "already confirmed");
        hasConfirmed[msg.sender] = true;
        if (hasConfirmed[buyer] && hasConfirmed[transporter]) emit PaymentDue();
    }
}
~~~`;

export const smartContractLimits: Article = {
  summary:
    'A smart contract can check what is on its chain and nothing else. How facts from outside get in, who should report them, and how to plan for disputes.',
  body: [
    'A smart contract can check what is on its own chain: balances, signatures, earlier entries and roughly the time. It cannot see whether a lorry arrived or the rice was dry. Somebody has to report that, and the contract is then as reliable as the report. So decide who reports, and what happens when two reports differ, before you write code.',
    `## Why it cannot look outside

A smart contract is a program kept on a blockchain. Many computers run it and must all reach the same result, now and later. A web page can answer two computers differently or be gone tomorrow. Contracts on chains such as Ethereum therefore cannot call a website, read a sensor or query a bank.

Everything from outside comes in as a signed message. A program or a person that sends such messages is called an *oracle*. The contract can check who signed. It has no way to check whether the content is true.`,
    {
      kind: 'table',
      heading: 'What the contract knows about one delivery',
      caption: 'Questions about a delivery, whether a contract can answer them, and how',
      columns: ['Question', 'Can it know?', 'How'],
      rows: [
        ['Did the buyer sign?', 'Yes', 'By the signature of the buyer’s key'],
        ['Was it the buyer who signed?', 'No', 'It sees the key; the key may be stolen or shared'],
        ['Is the deadline over?', 'Roughly', 'By the time in the block, good for days and hours'],
        [
          'Will it act on the date without a call?',
          'No',
          'Somebody has to call it; the call then checks the date',
        ],
        ['Has this receipt been used before?', 'Yes', 'By the earlier entries on the same chain'],
        ['Did 25 tonnes arrive?', 'Only by a report', 'Weighbridge, driver or buyer'],
        ['Was the rice dry?', 'Only by a report', 'A laboratory or an inspector'],
        [
          'Did the rupees reach the bank?',
          'Only by a report',
          'Bank accounts are not on the chain',
        ],
      ],
    },
    `A contract cannot move rupees between bank accounts. It can record that a payment is due. Your system reads this entry and pays in the usual way, for example through a [Payout API](/PayoutApi). If a contract pays in a coin instead, tax rules follow. Gains from virtual digital assets are taxed at ${rules.virtualAssetTax.text}, and ${rules.virtualAssetTds.text} tax is deducted at a transfer.

## A contract that stays within its limits

This example marks a payment as due when buyer and transporter have both confirmed the delivery before the deadline. It checks keys, time and repetition, and claims nothing about the rice. The language is Solidity, the most used on Ethereum.

${contract}

The hard questions are outside the code. What if the buyer refuses to confirm although the rice is good? The written agreement has to answer that, and name who decides.

## Choose who reports, and how many

One reporter is simple and has all the power. Several reporters protect you from one error or one bribe, if they are independent of each other. Suppose three weighbridges report the same lorry, and one has a fault.`,
    {
      kind: 'table',
      heading: 'Three reports about one lorry',
      caption: 'Three weights, with the middle value and the average',
      columns: ['Source', 'Reported weight'],
      rows: [
        ['Weighbridge at the mill', kilograms(readings[0])],
        ['Public weighbridge on the way', kilograms(readings[1])],
        ['Weighbridge at the buyer, faulty', kilograms(readings[2])],
        ['Middle value', kilograms(middle)],
        ['Average', kilograms(average)],
      ],
    },
    `The average is wrong by two tonnes; the middle value is right to within the usual tolerance. Take the middle value, and ask a person when the reports are too far apart.`,
    {
      kind: 'facts',
      heading: 'Ways to bring a fact onto the chain',
      rows: [
        {
          term: 'Both parties sign',
          detail: 'Cheapest. Works while both want the deal. Needs a rule for refusal.',
        },
        {
          term: 'A neutral inspector signs',
          detail: 'Suits quality. Costs a fee, and the inspector must be liable for mistakes.',
        },
        {
          term: 'A device signs',
          detail:
            'Suits weight, place and temperature. The device can be moved, warmed or bypassed.',
        },
        {
          term: 'Several sources, middle value',
          detail: 'Suits prices and weights. The sources must not all copy from one.',
        },
      ],
    },
    `## Plan for errors and disputes

Released code is hard to change, so build the exits in from the start.`,
    {
      kind: 'steps',
      heading: 'Five decisions before release',
      steps: [
        {
          title: 'Pause',
          text: 'Who can stop the contract, with how many signatures, and for how long?',
        },
        {
          title: 'Dispute',
          text: 'If reports differ or one is missing, the contract waits and a named arbitrator signs the outcome.',
        },
        {
          title: 'Deadline',
          text: 'Every waiting state has an end. After the date, either party can close the case.',
        },
        {
          title: 'Keys',
          text: 'Each party names a way to replace a lost or stolen key, with two people involved.',
        },
        {
          title: 'Replacement',
          text: 'A new version gets a new address. Write down who may move open cases to it.',
        },
      ],
    },
    `If one company alone can pause or replace the contract, the others trust that company, and an ordinary database would have been cheaper. The article on [whether you need a blockchain](/Blog?post=do-you-need-a-blockchain) helps with that choice.

## What a reviewer should look for

Ask people who did not write the code to read it, beginning with the known faults of Solidity programs.

- **Re-entrancy:** the contract pays out before it notes the payment, and the receiver calls it again.
- **Access:** a function that changes something can be called by anyone.
- **Privacy:** variables marked “private” can still be read by everyone who looks at the chain.
- **Time and chance:** block times can be shifted slightly, and random numbers made from block data can be influenced.
- **Loops:** a list grows until one call costs more than a block allows.
- **Front-running:** others see a pending call and place theirs before it.

Then test on a test network with worthless coins, including a lost key, a false report and a missed deadline. Our [blockchain](/Blockchain) page shows these stages in an example project.`,
  ],
  rules: [rules.virtualAssetTax, rules.virtualAssetTds],
  sources: [
    {
      by: 'Solidity documentation',
      title: 'Security considerations',
      url: 'https://docs.soliditylang.org/en/latest/security-considerations.html',
    },
    {
      by: 'Ethereum Foundation',
      title: 'Oracles',
      url: 'https://ethereum.org/en/developers/docs/oracles/',
    },
  ],
};
