import * as z from 'zod';
import { documentKinds } from '#domain/order/order-documents.ts';
import { programName } from '#domain/program-name.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { quoteAnswer, refusedAnswer } from '#service/quote/quote-json.ts';
import { linkQuery, quoteQuery } from '#service/quote/read-quote-query.ts';
import { publicAddress, type Service, servicePath } from '#service/service.ts';
import { listQuery, orderAnswer, orderList } from './order-json.ts';

/** What may be asked of the service and what it answers, as OpenAPI 3.1: made from the schemas that check both. */
export function openApi({ company, config, catalogues, clock }: Service) {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    // Clients must accept fields that are added.
    override: ({ jsonSchema }) => void delete jsonSchema.additionalProperties,
  });
  const catalogue = currentCatalogue(catalogues, clock());
  const { shape } = quoteQuery;
  const channels = shape.channels.meta({ enum: catalogue.unlimited.channels.map(String) });
  const callPlanType = shape.callPlanType.meta({ enum: offeredPlans(catalogue).map(({ type }) => type) });
  const choices = parameters({ ...shape, channels, callPlanType, ...linkQuery.shape });
  return {
    openapi: '3.1.1',
    info: {
      title: company.brand,
      version: '1',
      description:
        'Prices and orders as data. Amounts are before VAT unless their name says otherwise; fields may be added. Each network may ask so many times a minute: `429` says in `Retry-After` how many seconds to wait.',
      license: { name: 'For clients and partners', url: publicAddress(config, '/') },
    },
    servers: [{ url: publicAddress(config, servicePath) }],
    paths: {
      '/devis.json': route('getQuote', 'The price of an installation', choices, {
        description: 'Nothing is stored. Without any parameter the answer is `422`.',
        security: [],
        responses: { 200: answer('The quote', quoteAnswer), ...refusals(400, 404, 422, 429) },
      }),
      '/devis.pdf': route('getQuoteDocument', 'The same as a document', choices, {
        security: [],
        responses: { 200: pdf, '4XX': { description: 'A page that says why, in French' } },
      }),
      '/api/commandes': route('listOrders', 'Orders, the oldest first', parameters(listQuery.shape), {
        responses: { 200: answer('A page of orders', orderList), ...refusals(400, 401, 429) },
      }),
      '/api/commandes/{reference}': route('getOrder', 'All that is known of an order', reference, {
        responses: { 200: answer('The order', orderAnswer), ...refusals(401, 404, 429) },
      }),
      '/api/commandes/{reference}/documents/{file}': route(
        'getOrderDocument',
        'A document of an order, byte for byte as kept',
        [...reference, ...parameters({ file }, 'path')],
        { responses: { 200: pdf, ...refusals(401, 404, 429) } },
      ),
    },
    security: [{ token: [] }],
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Made at the desk, on the page of those who may enter.' },
      },
    },
  };
}

function route(operationId: string, summary: string, asked: readonly object[], more: object) {
  return { get: { operationId, summary, parameters: asked, ...more } };
}

const reference = parameters({ reference: z.string() }, 'path');
const file = z.enum(documentKinds.map((kind) => `${programName(kind)}.pdf`));
const pdf = { description: 'A PDF', content: { 'application/pdf': { schema: {} } } };

const reasons: Readonly<Record<number, string>> = {
  400: 'A parameter whose name is unknown, or that is no text',
  401: 'No token, or one that was withdrawn',
  404: 'Nothing of this name',
  422: 'Choices that can’t be priced, by the name of their parameters',
  429: 'Too many requests of this network',
};

function refusals(...statuses: readonly number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        ...answer(reasons[status] ?? '', refusedAnswer),
        ...(status === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } } }),
      },
    ]),
  );
}

/** An answer whose schema is one of the components. */
function answer(description: string, schema: z.ZodType) {
  const $ref = `#/components/schemas/${z.globalRegistry.get(schema)?.id}`;
  return { description, content: { 'application/json': { schema: { $ref } } } };
}

function parameters(shape: z.core.$ZodShape, place: 'query' | 'path' = 'query') {
  return Object.entries(shape).map(([name, schema]) => {
    const { description, ...rest } = bare(z.toJSONSchema(schema, { io: 'input' }));
    const told = { ...(place === 'path' && { required: true }), ...(description && { description }) };
    return { name, in: place, ...told, schema: rest };
  });
}

/** A schema without what is at the top of a document only. */
function bare({ $schema, $id, ...schema }: z.core.JSONSchema.BaseSchema) {
  return schema;
}
