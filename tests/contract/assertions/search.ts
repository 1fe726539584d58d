/** Assertions 47 to 50: the search (legacy-api.md §4). */
import { z } from 'zod';
import { search } from '@/lib/contract/calls/search';
import { UNKNOWN_TEXT } from '@/tests/contract/samples';
import type { Question, WriteContext } from '@/tests/contract/suite/question';
import { read, that } from '@/tests/contract/suite/witness';

const MOST_HITS = 20;

const answer = z.object({
  totalHits: z.object({ value: z.int().min(0) }),
  hits: z
    .array(
      z.object({
        index: z.enum(['events', 'organizations', 'contacts']),
        sourceAsMap: z.object({ id: z.string() }),
      }),
    )
    .max(MOST_HITS),
});

const wordsFor = (text: string) => ({ params: { text } });

async function finds({ writer }: WriteContext, text: string, index: string, id: number) {
  const asked = await writer.read(search, wordsFor(text));
  const { hits } = read(asked, answer);
  const found = hits.some((hit) => hit.index === index && hit.sourceAsMap.id === String(id));
  return { asked, found };
}

export const SEARCH: Question[] = [
  {
    label: '47',
    sentence: 'a new organization, contact or event is found at once by one full word',
    async writes(context, witness) {
      const { fixtures } = context;
      const makers = {
        organizations: (word: string) => fixtures.organization({ orgname: `Center ${word}` }),
        contacts: (word: string) => fixtures.contact({ values: { title: `Director ${word}` } }),
        events: (word: string) => fixtures.event({ values: { location: `Hall ${word}` } }),
      };
      for (const [index, make] of Object.entries(makers)) {
        await witness.part(index, async () => {
          const word = fixtures.word();
          const { asked, found } = await finds(context, word, index, await make(word));
          that(asked, found, 'a hit for the new row', '/hits');
        });
      }
    },
  },
  {
    label: '48',
    sentence: 'two words of one field find a row, first and last name of a contact do not',
    async writes(context, witness) {
      const { fixtures } = context;
      const [one, other] = [fixtures.word(), fixtures.word()];
      await witness.part('one field', async () => {
        const orgId = await fixtures.organization({ orgname: `${one} and ${other}` });
        const { asked, found } = await finds(context, `${other} ${one}`, 'organizations', orgId);
        that(asked, found, 'a hit for the new row', '/hits');
      });
      await witness.part('two fields', async () => {
        const contactId = await fixtures.contact({ values: { firstName: one, lastName: other } });
        const { asked, found } = await finds(context, `${one} ${other}`, 'contacts', contactId);
        that(asked, !found, 'no hit: all words must be in one field', '/hits');
      });
    },
  },
  {
    label: '49',
    sentence: 'hits are events, organizations or contacts with their id as text, 20 at most',
    async reads({ reader, samples }) {
      const asked = await reader.ask(search, wordsFor(await samples.searchWord()));
      const { hits } = read(asked, answer);
      that(asked, hits.length > 0, 'a hit for a word of an organization', '/hits');
    },
  },
  {
    label: '50',
    sentence: 'no match is an empty list and a total of 0',
    async reads({ reader }) {
      const asked = await reader.ask(search, wordsFor(UNKNOWN_TEXT));
      const { hits, totalHits } = read(asked, answer);
      that(asked, hits.length === 0, 'no hits', '/hits');
      that(asked, totalHits.value === 0, '0', '/totalHits/value');
    },
  },
];
