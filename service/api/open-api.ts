import * as z from 'zod';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import { programName } from '#domain/typed-text.ts';
import { quoteAnswer, refusedAnswer } from '#service/quote/quote-json.ts';
import { choices } from '#service/quote/read-quote-query.ts';
import { publicAddress, type Service, servicePath } from '#service/service.ts';
import { listQuery, orderAnswer, orderList, programDocuments } from './order-json.ts';

const description =
  'Prices and orders as data. A token reads the orders of all clients. Amounts are before VAT unless they are said to be with it; fields may be added. Each network may ask so many times a minute: `429` says in `Retry-After` how many seconds to wait.';

/** What may be asked of the service and what it answers, as OpenAPI 3.1: made from the schemas that check both. */
export function openApi({ company, config, catalogues, clock }: Service) {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    // Clients must accept fields that are added.
    override: ({ jsonSchema }) => void delete jsonSchema.additionalProperties,
  });
  const catalogue = currentCatalogue(catalogues, clock());
  const { channels, callPlanType } = choices.shape;
  const quote = parameters({
    ...choices.shape,
    channels: channels.meta({ enum: [...catalogue.unlimited.channels] }),
    callPlanType: callPlanType.meta({ enum: offeredPlans(catalogue).map(({ type }) => type) }),
    [resumeParameter]: z
      .string()
      .optional()
      .meta({ description: 'The choices of a link that was handed out, in place of all other parameters.' }),
  });
  return {
    openapi: '3.1.1',
    info: {
      title: company.brand,
      version: '1',
      description,
      license: { name: 'For clients and partners', url: publicAddress(config, '/') },
    },
    servers: [{ url: publicAddress(config, servicePath) }],
    paths: {
      '/devis.json': route('getQuote', 'The price of an installation; nothing is stored', quote, {
        200: answer('The quote', quoteAnswer),
        ...refusals(404, 422, 429),
      }),
      '/devis.pdf': route('getQuoteDocument', 'The same as a document', quote, {
        200: pdf,
        '4XX': { description: 'A page that says why, in French' },
      }),
      '/api/commandes': route(
        'listOrders',
        'Orders, those that arrived first before the others',
        parameters(listQuery.shape),
        {
          200: answer('A page of orders', orderList),
          ...refusals(400, 401, 429),
        },
      ),
      '/api/commandes/{reference}': route('getOrder', 'All that is known of an order', [reference], {
        200: answer('The order', orderAnswer),
        ...refusals(401, 404, 429),
      }),
      '/api/commandes/{reference}/documents/{file}': route(
        'getOrderDocument',
        'A document of an order, byte for byte as kept',
        [reference, file],
        { 200: pdf, ...refusals(401, 404, 429) },
      ),
    },
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Made at the desk, on its page of accesses.' },
      },
    },
  };
}

/** A route, which needs a token where its answers say so. */
function route(operationId: string, summary: string, asked: readonly object[], responses: object) {
  const security = 401 in responses ? [{ token: [] }] : [];
  return { get: { operationId, summary, security, parameters: asked, responses } };
}

function parameters(shape: z.core.$ZodShape) {
  const { properties = {} } = z.toJSONSchema(z.object(shape), { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

const reference = { name: 'reference', in: 'path', required: true, schema: { type: 'string' } };
const file = {
  ...reference,
  name: 'file',
  schema: { enum: programDocuments.map((kind) => `${programName(kind)}.pdf`) },
};
const pdf = { description: 'A PDF', content: { 'application/pdf': { schema: {} } } };

/** An answer whose schema is one of the components. */
function answer(description: string, schema: z.ZodType) {
  const $ref = `#/components/schemas/${z.globalRegistry.get(schema)?.id}`;
  return { description, content: { 'application/json': { schema: { $ref } } } };
}

const refused = {
  400: answer('A parameter that is unknown, or that can’t be read', refusedAnswer),
  401: answer('No token, or one that was withdrawn', refusedAnswer),
  404: answer('Nothing has this address; of a quote: a parameter is unknown, unreadable or given twice', refusedAnswer),
  422: answer('Choices that can’t be priced: `field` is the parameter, `message` the words of the form', refusedAnswer),
  429: {
    ...answer('Too many requests of this network', refusedAnswer),
    headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
  },
};

function refusals(...statuses: readonly (keyof typeof refused)[]) {
  return Object.fromEntries(statuses.map((status) => [status, refused[status]]));
}
