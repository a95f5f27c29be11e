# Varnish 7 in front of Drug-Free Kerala, as a cache of its own or as the pattern for a CDN.
# Start it with `-p http_gzip_support=off`: the product compresses better.
# Settings of the product: CDN_PURGE_URL=http://127.0.0.1:6081/purge, CDN_PURGE_TOKEN as below, TRUST_PROXY one higher.
vcl 4.1;

import std;

backend product {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/healthz";
    .interval = 2s;
    .timeout = 2s;
    .window = 4;
    .threshold = 3;
    .initial = 4;
  }
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || req.http.Authorization != "Bearer CHANGE-ME") {
      return (synth(403));
    }
    if (!std.ban("obj.http.Surrogate-Key ~ \bpublic\b")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(204));
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }
  # Expired pages are served while the product is down; while it is up, for 30 s.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 30s;
  }
  # The product sets no cookies; those of others must not prevent caching.
  unset req.http.Cookie;
  # One copy per encoding, not one per spelling of the header.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 30s);
    return (deliver);
  }
  # Files with a hash in their name are cached; everything else is not.
  if (beresp.http.Cache-Control !~ "immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
  return (deliver);
}
