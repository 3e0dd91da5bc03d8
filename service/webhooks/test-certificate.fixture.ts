import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a certificate that signs itself, for tests; returns the paths of its key and of itself, in `folder`. */
export function makeCertificate(folder: string, name: string): { readonly key: string; readonly certificate: string } {
  const [key, certificate] = [join(folder, 'throwaway.key'), join(folder, 'throwaway.pem')];
  const names = `subjectAltName=DNS:${name},IP:127.0.0.1`;
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-keyout', key, '-out', certificate, '-subj', `/CN=${name}`, '-addext', names],
    ],
    { stdio: 'pipe' },
  );
  return { key, certificate };
}
